/** Who was denied and has not asked again for so many days is forgotten: nobody needs the name and birthday of a stranger. */
export const forgottenAfterDays = 90;
