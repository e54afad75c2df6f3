"""The table on the network: HTTP, WebSocket, identities, storage. It shows and carries; it decides nothing about the rules."""
