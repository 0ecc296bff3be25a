// Styles of what only islands show: no first view needs them. The bundler puts them in.

/** Of the bar that shows while a page is awaited. */
export const progressStyles = '';

/** Of what says that something is copied. */
export const copiedStyles = '';

/** Of the list of hits. */
export const searchStyles = '';

/** Of a picture that fills the screen. */
export const zoomStyles = '';
