export { default } from 'pdfmake';
