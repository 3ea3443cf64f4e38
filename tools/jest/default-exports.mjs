// Of a package compiled to CommonJS, webpack imports the default export and Node all exports: here
// they are one object, so that a test imports what the built page does.
const bothInOne = 'if (exports.default) module.exports = Object.assign(exports.default, exports);';

export default { process: (source) => ({ code: `${source}\n${bothInOne}` }) };
