/** Maps the path of a fault from the server to a path of the form: all that is wrong with an outline is told at once. */
export const interactiveImageFaultPath = (server: string): string =>
  server.replace(/^(zones\.\d+)(?:\.(?:uuid|type|shape|points)(?:\..*)?)?$/, '$1.points');
