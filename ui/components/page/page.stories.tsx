import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Page } from './page.tsx';

const content = (
  <>
    <h1>Titre de la page</h1>
    <p>{'Le courrier est relevé du lundi au samedi. '.repeat(12)}</p>
  </>
);
const meta = { component: Page, args: { children: content } } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What « Aller au contenu » leads to. */
export const Wide: Story = {
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    await expect(main).toHaveAttribute('id', 'contenu');
    main.focus();
    await expect(main).toHaveFocus();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
