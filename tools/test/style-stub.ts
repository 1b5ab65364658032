/** Stands for a style sheet in tests of screens: class names are their own names. */
const names: Record<string, string> = new Proxy({}, { get: (_target, name) => String(name) });
export default names;
