/** Controls of the account's own address book. */
import { expect, type Page, signsIn } from '../../shared/shopper.ts';
import { individual } from '../purchase.ts';
import { asksFirst, entries, fields, longBook } from './addresses.ts';
import { main, type Scene, says } from './control.ts';

const ownBookPath = '/mon-compte/adresses';
const onlySignedIn = (page: Page) => signsIn(page.request, { email: individual });

export const ownBook: Scene = {
  name: 'the address book of the account',
  path: ownBookPath,
  title: 'Mes adresses',
  given: onlySignedIn,
  controls: [...entries.filter(({ name }) => !/chosen/.test(name)), asksFirst],
};

export const ownLongBook: Scene = {
  ...longBook,
  name: 'a long address book of the account',
  path: ownBookPath,
  title: 'Mes adresses',
  given: (page) => signsIn(page.request, { email: 'carnet-plein@exemple.fr' }),
  controls: longBook.controls.map((control) => ({
    ...control,
    shows: (page) => expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(1),
  })),
  also: ownBook.controls,
};

export const ownForm: Scene = {
  name: 'the form of an address of the account',
  path: `${ownBookPath}?adresse=nouvelle`,
  title: 'Nouvelle adresse',
  given: onlySignedIn,
  controls: fields
    .filter(({ name }) => name !== 'an address is used once')
    .map((control) =>
      control.name === 'an address is kept in the book'
        ? { ...control, shows: says('L’adresse est enregistrée dans votre carnet.') }
        : control,
    ),
};
