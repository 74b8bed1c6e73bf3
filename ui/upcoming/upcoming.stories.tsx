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
