// Styles of what only islands show: no first view needs them. The bundler puts them in.

/** Of the list of hits. */
export const searchStyles = '';

/** Of a picture that fills the screen. */
export const zoomStyles = '';
