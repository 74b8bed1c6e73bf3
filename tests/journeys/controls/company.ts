/** Controls of a professional's own pages. */
import { signsIn } from '../../shared/shopper.ts';
import { button, type Control, press, type Scene, says, textbox } from './control.ts';

const list = textbox('Articles à ajouter');
const add = button('Ajouter au panier');
const pasted: Control[] = [
  {
    name: 'a list is pasted',
    at: list,
    use: async (control, page) => {
      await control.fill('1126001;1');
      await add(page).click();
    },
    shows: says('Tous les articles sont dans votre panier.'),
  },
  { name: 'an empty list is sent', at: add, use: press, shows: says(/Collez au moins une ligne/) },
];
const given: Scene['given'] = (page) => signsIn(page.request, { email: 'pro-sans-demande@exemple.fr' });

export const quickOrder: Scene = {
  name: 'the quick order',
  path: '/professionnel/mon-compte/commande-rapide',
  title: 'Commande rapide',
  given,
  controls: pasted,
};

export const connectedHome: Scene = {
  name: 'the home of a professional',
  path: '/professionnel/accueil',
  title: /^Bonjour/,
  given,
  controls: pasted,
};
