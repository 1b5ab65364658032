declare module '*.css';
/** Parts of a catalogue: see packages/federation/src/texts.ts. */
declare module '*.json?light' {
  const texts: { [key: string]: string | typeof texts };
  export default texts;
}
declare module '*.json?rest' {
  const texts: { [key: string]: string | typeof texts };
  export default texts;
}
/** A drawn picture, as an address that holds it whole. */
declare module '*.svg' {
  const address: string;
  export default address;
}
