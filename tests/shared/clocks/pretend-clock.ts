/** Loaded into a shop by `--import`: on SIGUSR2 its clock advances by half a minute, and a line is logged. */
const now = Date.now;
let ahead = 0;
Date.now = () => now() + ahead;
process.on('SIGUSR2', () => {
  ahead += 30_000;
  process.stdout.write('half a minute later\n');
});
