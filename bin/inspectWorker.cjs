require('./loadProgram.cjs').loadProgram().program.serveInspections();
