/** Given to Node where a test starts a program with an embedded database: both end before the database's optimized code would pay. */
export const SHORT_LIVED = "--liftoff-only";
