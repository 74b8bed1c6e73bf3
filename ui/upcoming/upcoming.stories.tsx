import type { Meta, StoryObj } from '@storybook/react-vite';
import { UpcomingScreen } from './upcoming.screen.tsx';

const meta = {
  component: UpcomingScreen,
  args: {
    view: {
      title: 'Toutes les marques',
      text: 'Vous trouverez ici toutes les marques de la boutique, de A à Z.',
      ways: [
        { label: 'Parcourir la boutique', href: '/boutique/recherche' },
        { label: 'Consulter l’aide', href: '/aide' },
      ],
    },
  },
} satisfies Meta<typeof UpcomingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const WithAnOrder: Story = {
  args: {
    view: {
      title: 'Détail de la commande',
      text: 'Vous suivrez ici chaque article de votre commande, et y téléchargerez vos étiquettes. Votre commande est enregistrée.',
      ways: [{ label: 'Retrouver mes achats', href: '/mes-achats' }],
      reorder: {
        action: '/checkout/recapitulatif',
        order: 'CMD-26-000123',
        label: 'Racheter les articles de la commande CMD-26-000123',
      },
    },
  },
};
