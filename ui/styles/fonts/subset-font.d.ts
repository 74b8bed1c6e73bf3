/** The package has no types of its own: this is the part that subset.ts uses. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    variationAxes: Record<string, number | { min: number; max: number }>;
    keepFeatures: string[];
    noHinting: boolean;
  }
  export default function subset(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
