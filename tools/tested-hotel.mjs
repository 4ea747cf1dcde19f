// The tests are about the hotel in `app/hotel`, also in the shell of somebody who works on another one. Imported for its
// effect, and before anything that reads the two variables.
delete process.env.HOTEL_DIR;
delete process.env.BUILD_DIR;
