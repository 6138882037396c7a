/** The library without what draws on a canvas. */
declare module 'qrcode/lib/core/qrcode.js' {
  export { create } from 'qrcode';
}
