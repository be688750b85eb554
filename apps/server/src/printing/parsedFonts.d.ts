import type { Font } from 'fontkit';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** A font that is parsed already, which pdfkit takes since 0.17; its types do not say so. */
      registerFont(name: string, font: Font): this;
    }
  }
}
