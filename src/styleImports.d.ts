/** A component or an island imports the styles that it needs: `import './box.css'`. */
declare module '*.css';
