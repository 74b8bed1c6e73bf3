/** A square logo on a transparent ground, drawn by hand; `colour` white cannot be seen on white. */
export const aVectorLogo = (colour = '#8A1C3C', more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">${more}<circle cx="200" cy="200" r="180" fill="${colour}"/></svg>`;

export const svgFile = (text: string, name = 'enseigne.svg'): File => new File([text], name, { type: 'image/svg+xml' });
