// A dependency of msw that ships only as .mjs, which Jest refuses to load without experimental
// flags. Node can, so the environment lends its `require`.
module.exports = requireFromNode('rettime');
