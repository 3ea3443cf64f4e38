// In tests a CSS module answers every class with its own name.
export default new Proxy({}, { get: (_target, name) => name });
