// Styles of what only islands show, which no first view needs. The bundler puts in the stylesheet that is named.

/** Of the bar that shows while a page is awaited. */
export const progressStyles = '/* progress.css */';

/** Of what says that something is copied. */
export const copiedStyles = '/* copied.css */';

/** Of the list of hits. */
export const searchStyles = '/* searchHits.css */';

/** Of a picture that fills the screen. */
export const zoomStyles = '/* zoomDialog.css */';
