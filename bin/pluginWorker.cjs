require('./loadProgram.cjs').loadProgram().program.servePlugins();
