/** Loaded into a shop by `--import`: on SIGUSR2 its clock goes on by half a minute, and it says so. */
const now = Date.now;
let ahead = 0;
Date.now = () => now() + ahead;
process.on('SIGUSR2', () => {
  ahead += 30_000;
  process.stdout.write('half a minute later\n');
});
