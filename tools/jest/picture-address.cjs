// In tests every picture file has the same address.
module.exports = '/picture.svg';
