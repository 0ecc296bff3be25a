/** File of `searchProgram.ts` beside the islands. The bundler puts the name in that it has given to it. */
export const searchProgramFile = './search.js';
