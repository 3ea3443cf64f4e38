// In tests every image file has the same URL.
export default '/picture.svg';
