// A default import of a package compiled to CommonJS gives webpack its default export, but Node all
// of its exports. This transform makes both one object, so that tests import what the build imports.
const bothInOne = 'if (exports.default) module.exports = Object.assign(exports.default, exports);';

export default { process: (source) => ({ code: `${source}\n${bothInOne}` }) };
