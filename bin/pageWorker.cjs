require('./loadProgram.cjs').loadProgram().program.serveWork();
