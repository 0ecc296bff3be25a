/** A component or an island imports the styles that it needs: `import './box.css'`. */
declare module '*.css';

/** The bundler takes it as a text by its name. */
declare module '*.txt' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: it is what the bundler makes of a text.
  export default text;
}

/** A text where it is imported as one: `import regions from './regions.csv' with { type: 'text' }`. */
declare module '*.csv' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: it is what the bundler makes of a text.
  export default text;
}
