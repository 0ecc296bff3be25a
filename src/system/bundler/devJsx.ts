// What code compiled for React's development build calls. That build is not part of the program, and says nothing in
// production.
export { Fragment, jsx as jsxDEV } from 'react/jsx-runtime';
