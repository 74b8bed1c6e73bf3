import type { PickupPoint } from './pickup-points.ts';

const weekdays = { opens: '08:30', closes: '18:30' };

export const aPickupPoint = (over: Partial<PickupPoint> = {}): PickupPoint => ({
  id: 'lyon-1',
  name: 'Bureau de poste Lyon',
  street: '12 rue de la République',
  postalCode: '69002',
  city: 'Lyon',
  country: 'FR',
  distance: 0.4,
  place: { latitude: 45.7578, longitude: 4.832 },
  hours: {
    week: [...Array.from({ length: 5 }, () => [weekdays]), [{ opens: '09:00', closes: '12:30' }], []],
    special: [{ day: '2026-12-25', name: 'Noël', slots: [] }],
  },
  state: { kind: 'open' },
  ...over,
});
