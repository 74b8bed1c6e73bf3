import type { Exercises } from './exercise.ts';

export const postageExercises: Exercises = {
  'postage is found for every destination, and refused as promised': async ({ call, gives, same }) => {
    for (const lang of ['fr', 'en']) {
      const { body } = await call<{ destinations: { code: string }[] }>('GET', `/postage/options?lang=${lang}`);
      for (const { code } of body.destinations)
        await gives(200, 'GET', `/postage?destination=${code}&weight=35&lang=${lang}`);
    }
    const counted = await gives<{ weight: number }>(200, 'GET', '/postage?destination=FR&sheets=3&envelope=DL');
    same(counted.body.weight, 20);
    await gives(200, 'GET', '/postage?destination=BE&weight=30000');
    await gives(400, 'GET', '/postage?destination=FR&weight=30001');
    await gives(400, 'GET', '/postage?destination=XX&weight=20');
    await gives(400, 'GET', '/postage?destination=FR&sheets=1&envelope=A0');
    await gives(400, 'GET', '/postage?destination=FR&weight=0');
    await gives(400, 'GET', '/postage?destination=FR');
  },
};
