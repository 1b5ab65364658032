/** The async boundary that module sharing needs: nothing shared may be imported before this. */
void import(/* webpackChunkName: "start" */ './start.tsx');
