// English words that are said of work in every field: they tell less of what is asked for than any other.

export const GENERIC = `
manage management manager develop development team support project business service process lead system plan environment
product customer client data technology technical information organization department company industry professional staff
program activity solution quality improve implement create build design communicate communication coordinate report result
goal task problem`;
