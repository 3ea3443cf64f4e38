// In tests every picture file has the same address.
export default '/picture.svg';
