// The codes in three languages are loaded when someone asks for them.
export { exampleCodeEdits, exampleCodesInLanguage } from '@arcada/bim';
