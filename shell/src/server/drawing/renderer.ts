/** The async boundary that module sharing needs. */
void import('./main.ts');
