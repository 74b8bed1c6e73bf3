import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { pictures } from '#ui/components/pictures.examples.ts';
import { Picture } from './picture.tsx';
import { retryPictures } from './retry-pictures.ts';

const meta = {
  component: Picture,
  parameters: { layout: 'padded' },
  args: { src: pictures.greenBooklet, alt: 'Carnet de 12 timbres', size: 240 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '15rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Near: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('img', { name: 'Carnet de 12 timbres' })).toHaveProperty('loading', 'lazy'),
};
export const First: Story = {
  args: { when: 'first' },
  play: async ({ canvas }) => expect(canvas.getByRole('img')).toHaveProperty('fetchPriority', 'high'),
};
/** Its place is as large before it has come. */
export const Loading: Story = {
  args: { src: `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>` },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('img')?.offsetHeight).toBe(240),
};
const unreadable = 'data:image/png;base64,AA';
const isBroken = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;
const textInPlace = (image: HTMLImageElement) => getComputedStyle(image, '::before').content;

/** The store answers when it is asked for the second time. */
export const FailedOnce: Story = {
  args: { src: unreadable },
  beforeEach: () => {
    spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function answer(this: HTMLImageElement) {
      this.setAttribute('src', pictures.greenBooklet);
    });
    retryPictures(0);
  },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    await expect(picture.offsetHeight).toBe(240);
  },
};
/** The store never answers: a sign and the name stand in the picture's place, which is as large. */
export const Failed: Story = {
  args: { src: unreadable },
  beforeEach: () => retryPictures(0),
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'Carnet de 12 timbres' });
    await waitFor(() => expect(isBroken(picture)).toBe(true));
    await expect(textInPlace(picture)).toBe('"Carnet de 12 timbres" / ""');
    await expect(getComputedStyle(picture, '::before').backgroundImage).toContain('svg');
    await expect(picture.offsetHeight).toBe(240);
  },
};
export const FailedInOtherBrowsers: Story = {
  name: 'Safari and Firefox show the name of a picture that failed, without their own sign, and fetch it again',
  args: { src: unreadable },
  beforeEach: () => {
    spyOn(navigator, 'vendor', 'get').mockReturnValue('');
    retryPictures(300);
  },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'Carnet de 12 timbres' });
    const has = (src: string | null) => waitFor(() => expect(picture.getAttribute('src')).toBe(src));
    await has(null);
    await expect(picture.offsetHeight).toBe(240);
    await has(unreadable);
    await has(null);
  },
};
/** Where its name stands beside it, it is not read out a second time. */
export const FailedBesideItsName: Story = {
  args: { src: unreadable, alt: '', name: 'Carnet de 12 timbres' },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await waitFor(() => expect(picture && isBroken(picture)).toBe(true));
    await expect(picture && textInPlace(picture)).toBe('"Carnet de 12 timbres" / ""');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
/** Of several widths the browser takes the one that fits; a drawing has one only. */
export const OfSeveralWidths: Story = {
  args: { src: `${pictures.greenBooklet}#-360`, sizes: '15rem', when: 'soon' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img');
    await expect(picture.srcset).toMatch(/-240 240w, .*-360 360w$/);
    await expect(picture).toHaveAttribute('sizes', '15rem');
  },
};
export const Missing: Story = {
  args: { src: '' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('span')).toBeVisible();
  },
};
