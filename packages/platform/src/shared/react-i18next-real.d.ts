declare module 'react-i18next-real' {
  export * from 'react-i18next';
}
