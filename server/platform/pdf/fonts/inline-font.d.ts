declare module '*.ttf?inline' {
  const address: string;
  export default address;
}
