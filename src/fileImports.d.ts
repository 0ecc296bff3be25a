// biome-ignore-all lint/style/noDefaultExport: it is what the bundler makes of such files.
// biome-ignore-all format: a line for each ending.

/**
 * The names of the classes in it, by those that are written: `import box from './box.module.css'`. It comes first: the
 * next one is of more files.
 */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}

/** A component or an island imports the styles that it needs: `import './box.css'`. */
declare module '*.css';

/** The bundler takes it as a text by its name. */
declare module '*.txt' {
  const text: string;
  export default text;
}

/** A text where it is imported as one: `import regions from './regions.csv' with { type: 'text' }`. */
declare module '*.csv' {
  const text: string;
  export default text;
}

/**
 * The address that a picture is published at: `import logo from './logo.svg'`. So it is with films, sounds, fonts and
 * documents.
 */
declare module '*.avif' { const address: string; export default address; }
declare module '*.AVIF' { const address: string; export default address; }
declare module '*.gif' { const address: string; export default address; }
declare module '*.GIF' { const address: string; export default address; }
declare module '*.ico' { const address: string; export default address; }
declare module '*.ICO' { const address: string; export default address; }
declare module '*.jpeg' { const address: string; export default address; }
declare module '*.JPEG' { const address: string; export default address; }
declare module '*.jpg' { const address: string; export default address; }
declare module '*.JPG' { const address: string; export default address; }
declare module '*.png' { const address: string; export default address; }
declare module '*.PNG' { const address: string; export default address; }
declare module '*.svg' { const address: string; export default address; }
declare module '*.SVG' { const address: string; export default address; }
declare module '*.webp' { const address: string; export default address; }
declare module '*.WEBP' { const address: string; export default address; }
declare module '*.m4a' { const address: string; export default address; }
declare module '*.M4A' { const address: string; export default address; }
declare module '*.mov' { const address: string; export default address; }
declare module '*.MOV' { const address: string; export default address; }
declare module '*.mp3' { const address: string; export default address; }
declare module '*.MP3' { const address: string; export default address; }
declare module '*.mp4' { const address: string; export default address; }
declare module '*.MP4' { const address: string; export default address; }
declare module '*.ogg' { const address: string; export default address; }
declare module '*.OGG' { const address: string; export default address; }
declare module '*.wav' { const address: string; export default address; }
declare module '*.WAV' { const address: string; export default address; }
declare module '*.webm' { const address: string; export default address; }
declare module '*.WEBM' { const address: string; export default address; }
declare module '*.vtt' { const address: string; export default address; }
declare module '*.VTT' { const address: string; export default address; }
declare module '*.otf' { const address: string; export default address; }
declare module '*.OTF' { const address: string; export default address; }
declare module '*.ttf' { const address: string; export default address; }
declare module '*.TTF' { const address: string; export default address; }
declare module '*.woff' { const address: string; export default address; }
declare module '*.WOFF' { const address: string; export default address; }
declare module '*.woff2' { const address: string; export default address; }
declare module '*.WOFF2' { const address: string; export default address; }
declare module '*.pdf' { const address: string; export default address; }
declare module '*.PDF' { const address: string; export default address; }
declare module '*.zip' { const address: string; export default address; }
declare module '*.ZIP' { const address: string; export default address; }
