/** The names of the classes in it, by those that are written: `import box from './box.module.css'`. It comes first: the next one is of more files. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: it is what the bundler makes of a CSS module.
  export default names;
}

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
