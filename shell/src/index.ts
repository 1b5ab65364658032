// Styles of the initial script are loaded by nothing but `start`, once all code is there.
import '@arcada/ui/styles.css';
import './styles.css';
import './search/search-field.css';

/** The async boundary that module sharing needs: nothing shared may be imported before this. */
void import(/* webpackChunkName: "start" */ './start.tsx');
// React, the largest file, is evaluated while others are still arriving.
void import('react-dom/client');
