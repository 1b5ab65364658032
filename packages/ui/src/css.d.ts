declare module '*.css';
/** A drawn picture, as an address that holds it whole. */
declare module '*.svg' {
  const address: string;
  export default address;
}
