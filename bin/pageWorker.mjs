import { loadProgram } from './loadProgram.mjs';

loadProgram().program.serveWork();
