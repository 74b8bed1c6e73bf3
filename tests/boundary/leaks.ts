/** Texts of the backend and of programs that no page may show, whatever it meets. */
export const leaks =
  /by a scenario|InternalError|InvalidToken|ServiceUnavailable|(?:NotFound|Forwarding|Stamp|LogoPicture)Error|\/occ\/|broken|Fault|valibot|\bat .+:\d+:\d+/;
