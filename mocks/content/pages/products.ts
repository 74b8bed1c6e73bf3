import { paragraph } from '../components.ts';
import { productPage } from '../page.ts';
import { words } from '../words.ts';

/** What an editor says below the booklet of Marianne stamps. */
export const mariannesBooklet = productPage({
  uid: 'produit-carnet-marianne',
  code: '1126001',
  title: words('Carnet de 12 timbres Marianne', 'Booklet of 12 Marianne stamps'),
  description: words('Bien affranchir avec ce carnet.', 'How to frank with this booklet.'),
  blocks: [
    paragraph(
      'produit-carnet-marianne-affranchir',
      words(
        `<h2>Combien de timbres coller ?</h2><p>Cela dépend du poids et de la destination : voir <a href="/quel-timbre">Quel timbre ?</a></p>`,
        `<h2>How many stamps?</h2><p>It depends on the weight and the destination: <a href="/quel-timbre">Which stamp?</a></p>`,
      ),
    ),
  ],
});
