/** Components that this site's pages may use besides the theme's. */
export { Diagram } from './components/Diagram.tsx';
export { GuideCards } from './components/GuideCards.tsx';
export { LanguageCards } from './components/LanguageCards.tsx';
export { PythonMappings } from './components/PythonMappings.tsx';
